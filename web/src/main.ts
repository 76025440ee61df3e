import { mount } from 'svelte'
import App from './App.svelte'
import './style.css'
import { texts } from './lib/texts.svelte'

await texts.start()
mount(App, { target: document.getElementById('app')! })
