import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { z } from 'zod'
import { categorySlugs } from '../contract/blog-routes.ts'
import { articleOffers } from '../contract/content/article-front-matter.ts'
import { locales } from '../contract/locales.ts'
import { pathOf } from '../contract/routes.ts'
import { proposeSlug, refuseSlug, refuseTitle, toArticleFile } from '../server/content/articles/new-article.ts'
import { toSentence } from '../server/content/complaint.ts'
import { readContentFolder } from '../server/content/content-files.ts'
import { loadContent } from '../server/content/load-content.ts'
import { toParisDay } from '../server/runtime/paris-days.ts'
import { fail } from './command.ts'
import { root } from './root.ts'

/** `npm run new-article`: asks what an article needs, and lays its file as a draft. */
const loaded = await loadContent(await readContentFolder(join(root, 'content')))
if ('complaints' in loaded) fail('Not begun', new Error(loaded.complaints.map(toSentence).join('\n')))
const { blog, blogs, messages } = loaded.content
const terminal = createInterface({ input: process.stdin, output: process.stdout })
// Leaving midway leaves nothing behind.
const leave = () => process.exit(1)
terminal.once('close', leave)

/** Asks until the answer can be taken; an empty answer takes what is proposed. */
async function ask(question: string, refuse: (answer: string) => string | undefined, proposed = ''): Promise<string> {
  for (;;) {
    const hint = proposed ? ` [${proposed}]` : ''
    const answer = (await terminal.question(`${question}${hint} `)).trim() || proposed
    const refusal = refuse(answer)
    if (refusal === undefined) return answer
    process.stdout.write(`  ${refusal}\n`)
  }
}

/** Asks for one of several by its number. */
async function choose<T>(question: string, choices: readonly T[], nameOf: (choice: T) => string): Promise<T> {
  process.stdout.write(`${question}\n`)
  for (const [index, choice] of choices.entries()) process.stdout.write(`  ${index + 1}. ${nameOf(choice)}\n`)
  for (;;) {
    const choice = choices[Number(await terminal.question('Numéro : ')) - 1]
    if (choice !== undefined) return choice
    process.stdout.write(`  Répondez par un nombre de 1 à ${choices.length}.\n`)
  }
}

/** A sentence that says why a day cannot be taken, or nothing. */
function refuseDay(day: string): string | undefined {
  return z.iso.date().safeParse(day).success ? undefined : 'Écrivez la date sous la forme 2026-11-21.'
}

const locale = await choose('En quelle langue ?', locales, (one) => messages[one].site.languageName)
const folder = join(root, 'content/articles', locale)
const taken = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
const title = await ask('Titre : la question d’un client ou sa réponse, en 60 caractères ?', refuseTitle)
const slug = await ask(
  `Adresse, après ${pathOf('blog', locale)}/ ?`,
  (answer) => refuseSlug(answer, taken),
  proposeSlug(title),
)
const category = await choose('Dans quelle catégorie ?', categorySlugs, (one) => blogs[locale].categories[one])
const offer = await choose('Vers quelle offre mène-t-il ?', articleOffers, (one) => blogs[locale].offers[one].button)
const publishedOn = await ask('Date de parution ?', refuseDay, toParisDay(Date.now()))
terminal.off('close', leave)
terminal.close()

const file = join(folder, slug, 'article.md')
if (existsSync(file)) throw new Error(`${file} is there already`)
mkdirSync(join(folder, slug), { recursive: true })
writeFileSync(
  file,
  toArticleFile({ title, category, offer, publishedOn, motif: blog.coversOfCategory[category].motifs[0] }),
  { flag: 'wx' },
)
process.stdout.write(
  `\ncontent/articles/${locale}/${slug}/article.md vous attend. Il reste un brouillon tant que la ligne « draft: true » est là.\n`,
)
