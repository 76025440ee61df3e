/** How a game's keys and words are called: by its own texts, by what its sentences called them, else as they are. */
import { capital, say, t, texts } from '../../lib/texts.svelte'
import type { BoardSource, Text, Value } from '../../lib/types'
import type { Fact } from './things'

const spaced = (key: string): string => key.replaceAll('_', ' ')
const single = (key: string): string => key.replace(/ies$/, 'y').replace(/s$/, '')

export class Words {
  constructor(private readonly source: () => BoardSource) {}

  private readonly heard = new Map<string, Text>()

  /** What sentences call things, from all that was said so far. */
  private readonly known: Map<string, Text> = $derived.by(() => {
    const { legal, fresh } = this.source()
    for (const one of [...fresh, ...legal]) this.hear('words' in one ? one.words : one.args, one.text)
    return new Map(this.heard)
  })

  private hear(words: Record<string, string | number>, { args = {} }: Text): void {
    for (const [name, word] of Object.entries(words)) {
      const told = args[name]
      if (isText(told) && !/^\d*$/.test(String(word))) this.heard.set(String(word), told)
    }
  }

  /** The label of a field: `<game>-field-<key>`, or the name of a place. */
  label(key: string): string {
    const { game } = this.source().view
    return capital(texts.attempt(`${game}-field-${key}`) ?? texts.attempt(`${game}-${key}`) ?? spaced(key))
  }

  /** A word that stands for a piece, a kind, a colour. `key`: where it was found. `brief`: facts about it follow. */
  word(word: string, key = '', brief = false): string {
    const { game } = this.source().view
    const told = this.known.get(word)
    if (told && !(brief && told.args)) return say(told)
    return texts.attempt(`${game}-${key}-${word}`) ?? texts.attempt(`${game}-${single(key)}-${word}`) ?? spaced(word)
  }

  /** The question of a phase, where the game has one. */
  question(): string {
    const { game, phase, seats, you } = this.source().view
    const who = you === null ? '' : (seats[you] ?? '')
    return texts.attempt(`${game}-ask-${phase}`, { who }) ?? t('web-plain-ask')
  }
}

const isText = (value: Value | undefined): value is Text => typeof value === 'object' && !Array.isArray(value)

/** What a fact says, without its label. */
export const told = (fact: Fact, words: Words): string =>
  fact.counts
    ? fact.counts.map(([word, count]) => `${count} ${words.word(word, fact.key)}`).join(', ')
    : fact.words.map((word) => words.word(word, fact.key)).join(', ')
