/**
 * All texts come from Fluent files, the same that serve Python: those of every page at once, a game's with its game.
 * A game whose board is here has its texts beside it (the build adds those of its rules); of any other game the server
 * is asked for them.
 */
import { FluentBundle, FluentNumber, FluentResource, type Scope } from '@fluent/bundle'
import { keep, kept } from './kept'
import type { Value } from './types'

export type Language = 'en' | 'fr'
export const LANGUAGES: readonly Language[] = ['en', 'fr']
const BASE = 'base'
const files: Record<string, () => Promise<string>> = {
  ...import.meta.glob<string>('./base.*.ts', { import: 'default' }),
  ...import.meta.glob<string>(['../games/*/texts/*.ftl', '../../../locales/*/{house,record}.ftl'], {
    query: '?raw',
    import: 'default',
  }),
}

/** Where texts lie: of every page, of a game that has a board here, or of what few pages say. */
const places = (name: string, language: Language): string[] => [
  `./${name}.${language}.ts`,
  `../games/${name}/texts/${language}.ftl`,
  `../../../locales/${language}/${name}.ftl`,
]

async function fetched(path: string): Promise<string> {
  const answer = await fetch(path)
  return answer.ok ? answer.text() : ''
}

type Args = Record<string, string | number>

/** A number that is written alike everywhere needs no formatter, which a slow phone takes long to make. */
class Numeral extends FluentNumber {
  override toString(scope?: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope)
  }
}

/** The language one chose, else the browser's. */
const preferred = (): Language => ((kept('language') ?? navigator.language).startsWith('fr') ? 'fr' : 'en')

class Texts {
  language = $state<Language>('en')
  private bundle = $state.raw(new FluentBundle('en'))
  private wanted = new Set([BASE])
  private latest = 0

  async start(): Promise<void> {
    await this.show(preferred())
  }

  /** Another language, everywhere at once. */
  async use(language: Language): Promise<void> {
    keep('language', language)
    await this.show(language)
  }

  /** The texts of a game. */
  async need(file: string): Promise<void> {
    if (this.wanted.has(file) && this.loaded.has(file)) return
    this.wanted.add(file)
    await this.show(this.language)
  }

  private loaded = new Set<string>()

  /** The newest wish wins. */
  private async show(language: Language): Promise<void> {
    const number = ++this.latest
    const files = [...this.wanted]
    const bundle = await this.load(language)
    if (number < this.latest) return
    this.bundle = bundle
    this.language = language
    document.documentElement.lang = language
    this.loaded = new Set(files)
  }

  private async load(language: Language): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const found = await Promise.all([...this.wanted].map((name) => this.read(name, language)))
    for (const resource of found) bundle.addResource(resource)
    return bundle
  }

  private read(name: string, language: Language): Promise<FluentResource> {
    const path = places(name, language).find((place) => place in files)
    return this.parse(path ?? `/api/games/${name}/texts/${language}.ftl`)
  }

  private parsed = new Map<string, FluentResource>()

  /** A file is read once; slow phones feel it. */
  private async parse(path: string): Promise<FluentResource> {
    let resource = this.parsed.get(path)
    if (!resource) {
      resource = new FluentResource(await (files[path]?.() ?? fetched(path)))
      this.parsed.set(path, resource)
    }
    return resource
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id)
  }

  /** The text with this id, where there is one that needs no other arguments. */
  attempt(id: string, args: Record<string, string> = {}): string | null {
    const message = this.bundle.getMessage(id)
    const errors: Error[] = []
    const text = message?.value ? this.bundle.formatPattern(message.value, args, errors) : null
    return errors.length ? null : text
  }

  /** The text with this id. */
  get = (id: string, args: Args = {}): string => {
    const message = this.bundle.getMessage(id)
    if (!message?.value) return id
    const values = Object.entries(args).map(([name, arg]) => [name, typeof arg === 'number' ? new Numeral(arg) : arg])
    return this.bundle.formatPattern(message.value, Object.fromEntries(values) as Record<string, FluentNumber | string>)
  }

  /** A text as the server sends it; the page has its own (`web-say-…`) where it shows what others have to name. */
  say = (value: Value): string => {
    if (typeof value === 'number') return String(value)
    if (typeof value === 'string') return this.person(value)
    if (Array.isArray(value)) return value.map((part) => this.say(part)).join('')
    const args: Args = {}
    for (const [name, arg] of Object.entries(value.args ?? {}))
      args[name] = typeof arg === 'number' ? arg : this.say(arg)
    return this.get(this.has(`web-say-${value.id}`) ? `web-say-${value.id}` : value.id, args)
  }

  /** A guest who gave no name has a number, and is called a guest in one's own language. */
  person = (name: string): string => name.replace(/^Guest (?=\d{4}$)/, `${this.get('web-guest')} `)

  /** `Rosa, Max and Mia`. */
  list = (parts: string[]): string => {
    const last = parts.at(-1) ?? ''
    return parts.length > 1 ? this.get('web-list', { most: parts.slice(0, -1).join(', '), last }) : last
  }
  date = (seconds: number): string =>
    new Intl.DateTimeFormat(this.language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000)
  /** When something was: today the hour is enough, this year the day. */
  when = (seconds: number): string => {
    const [then, now] = [new Date(seconds * 1000), new Date()]
    const today = then.toDateString() === now.toDateString()
    const year = then.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const }
    const how: Intl.DateTimeFormatOptions = today
      ? { hour: 'numeric', minute: '2-digit' }
      : { day: 'numeric', month: 'short', ...year }
    return new Intl.DateTimeFormat(this.language, how).format(then)
  }
  number = (value: number, digits = 0): string =>
    new Intl.NumberFormat(this.language, { maximumFractionDigits: digits }).format(value)

  percent = (share: number): string => new Intl.NumberFormat(this.language, { style: 'percent' }).format(share)
}

export const texts = new Texts()
export const t = texts.get
export const say = texts.say
/** A bot and how strong it is. */
export const bot = (level: string): string => t('web-bot-level', { id: level, level: t(`server-level-${level}`) })
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
/** A number with a true minus. */
export const signed = (number: number): string => String(number).replace('-', '−')
