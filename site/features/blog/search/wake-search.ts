import { foldText } from '../../../../contract/text.ts'
import { findArticles, type SearchIndex, toSearchWords } from './find-articles.ts'

/** The sentences of the search, as the form carries them. */
type Words = { one: string; many: string; none: string }

function toSentence(words: Words, count: number, asked: string): string {
  const sentence = count === 0 ? words.none : count === 1 ? words.one : words.many
  return sentence.replace('{n}', String(count)).replace('{q}', () => asked)
}

let waking: Promise<void> | undefined

/**
 * Wakes the search of the blog once: loads the words of all articles, then shows, at each letter, the articles that hold
 * what is asked in one list, the best first, cards and lines alike. Whatever was typed before it arrived is searched for at once.
 * @param form carries the address of the index, the id of what holds the articles and its sentences in `data-` attributes
 * @throws if the words could not be loaded, at each call; the module is then to be loaded anew
 */
export function wakeSearch(form: HTMLFormElement): Promise<void> {
  waking ??= wake(form)
  return waking
}

async function wake(form: HTMLFormElement): Promise<void> {
  const { index: address = '', list = '', words = '{}' } = form.dataset
  const field = form.querySelector('input')
  const articles = document.getElementById(list)
  const status = form.querySelector('[role=status]')
  if (!field || !articles || !status) return
  const sentences: Words = JSON.parse(words)
  const results = articles.firstElementChild
  const inOrder = [...articles.querySelectorAll('[data-slug]')].map((card) => ({ card, home: card.parentElement }))
  const bySlug = new Map(inOrder.map(({ card }) => [card.getAttribute('data-slug'), card]))

  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  const index: SearchIndex = await response.json()
  // A try that failed may have said so.
  status.textContent = ''

  const search = () => {
    const asked = field.value.trim()
    const wanted = toSearchWords(foldText(asked))
    const found = findArticles(wanted, index).flatMap((slug) => bySlug.get(slug) ?? [])
    for (const { card, home } of inOrder) {
      home?.append(card)
      card.toggleAttribute('hidden', wanted.length > 0 && !found.includes(card))
    }
    if (wanted.length > 0) results?.append(...found)
    status.textContent = wanted.length === 0 ? '' : toSentence(sentences, found.length, asked)
    const url = new URL(location.href)
    if (asked) url.searchParams.set('q', asked)
    else url.searchParams.delete('q')
    history.replaceState(history.state, '', url)
  }
  field.addEventListener('input', search)
  field.value ||= new URLSearchParams(location.search).get('q') ?? ''
  if (field.value) search()
}
