/** The picture of an ending, and handing it on. */
import type { Source } from '../games'
import { save } from '../lib/save'
import { t } from '../lib/texts.svelte'

const [WIDTH, HEIGHT] = [1200, 630]
/** The room for flacons in it. */
export const PICTURED: [number, number] = [600, 380]
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** What a drawing takes from the page's styles. */
const DRAWN = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'opacity',
  'stop-color',
  'overflow',
  'color',
] as const

/** A drawing that looks the same elsewhere, in a box of its own. */
function copy(drawing: SVGSVGElement, box: Record<string, number>): string {
  const twin = drawing.cloneNode(true) as SVGSVGElement
  const twins = [twin, ...twin.querySelectorAll<SVGElement>('*')]
  for (const [i, one] of [drawing, ...drawing.querySelectorAll('*')].entries()) {
    if (one.closest('defs')) continue
    const styles = getComputedStyle(one)
    for (const name of DRAWN) twins[i]!.style.setProperty(name, styles.getPropertyValue(name))
  }
  // What is drawn by reference has its colours from properties that it inherits where it is used.
  const inherited = getComputedStyle(drawing)
  for (const [, name] of twin.outerHTML.matchAll(/var\((--[\w-]+)/g))
    twin.style.setProperty(name!, inherited.getPropertyValue(name!))
  twin.style.setProperty('color-scheme', inherited.getPropertyValue('color-scheme'))
  for (const own of twin.querySelectorAll('[data-you]'))
    if (own.textContent === t('web-you-name')) own.textContent = t('web-end-me')
  for (const [name, value] of Object.entries(box)) twin.setAttribute(name, String(value))
  return new XMLSerializer().serializeToString(twin)
}

/** What the colours of the layers mean, in a row. */
function key(sources: Source[], left: number, ink: string): string {
  let x = left
  return sources
    .map(({ colour, text }) => {
      const at = x
      x += 46 + text.length * 7.6
      return `<rect x="${at}" y="192" width="14" height="14" rx="3" fill="${colour}"/><text x="${at + 20}" y="204"
        font-family="Inter, system-ui, sans-serif" font-size="14" fill="${ink}">${escaped(text)}</text>`
    })
    .join('')
}

interface Told {
  title: string
  about: string
  sources: Source[]
}
/** The scene and the flacons with who won, as a picture of its own. */
export function picture(flacons: SVGSVGElement, scene: SVGSVGElement | null, told: Told): string {
  const { title, about, sources } = told
  const font = 'font-family="Georgia, serif" fill="#fff6e4"'
  const left = scene ? 560 : 60
  const page = getComputedStyle(document.documentElement)
  const [card, ink, scheme] = ['--card', '--ink', 'color-scheme'].map((name) => page.getPropertyValue(name))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" color="#fff6e4"
    style="color-scheme: ${scheme}">
    <defs><linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#2b1f45"/><stop offset="0.6" stop-color="#6b3f63"/>
    <stop offset="1" stop-color="#c9786a"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#dusk)"/>
    ${scene ? copy(scene, { x: 20, y: 176, width: 514, height: 454 }) : ''}
    <rect x="${left - 10}" y="176" width="${WIDTH - left - 20}" height="430" rx="18" fill="${card}"/>
    <text x="60" y="92" ${font} font-size="60" font-weight="700">${escaped(title)}</text>
    <text x="60" y="140" ${font} font-size="28">${escaped(about)}</text>
    ${key(sources, left + 16, ink ?? '')}
    ${copy(flacons, { x: left, y: 216, width: WIDTH - left - 40, height: 380 })}</svg>`
}

/** An SVG as a PNG, drawn here. */
export async function painted(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  canvas.getContext('2d')!.drawImage(image, 0, 0)
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  )
}

/** To where the device shares things; without such a place, the picture is saved and the link copied. */
export async function share(png: Blob, name: string, title: string, url: string): Promise<'shared' | 'copied'> {
  const device: Partial<Navigator> = navigator
  const files = [new File([png], `${name}.png`, { type: 'image/png' })]
  if (device.canShare?.({ files })) await device.share?.({ files, title, text: `${title} ${url}` })
  else if (device.share) await device.share({ title, url })
  else {
    save(`${name}.png`, png)
    // The picture is there, whether or not the page may write to the clipboard.
    const copied = await device.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    if (copied) return 'copied'
  }
  return 'shared'
}
