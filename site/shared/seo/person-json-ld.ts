import type { Content } from '../../../contract/content/content.ts'
import { pathOf } from '../../../contract/routes.ts'
import { picturePath } from '../pictures/picture-files.ts'

/** The owner as author (schema.org, `Person`), or nothing while the name is not known. */
export function toAuthor({ owner }: Content, siteUrl: string | URL) {
  if (owner.name === undefined) return undefined
  return {
    '@type': 'Person',
    '@id': `${new URL('/', siteUrl).href}#owner`,
    name: owner.name,
    url: new URL(pathOf('about', 'fr'), siteUrl).href,
    ...(owner.profile !== undefined && { sameAs: [owner.profile] }),
  }
}

/** The same with all that the page about the owner says. */
export function toPerson(content: Content, siteUrl: string | URL) {
  const author = toAuthor(content, siteUrl)
  const { biography, phone, portrait } = content.owner
  return (
    author && {
      ...author,
      ...(biography && { description: biography.fr }),
      ...(phone !== undefined && { telephone: phone }),
      ...(portrait && {
        image: new URL(picturePath(portrait.picture, portrait.picture.width, 'webp'), siteUrl).href,
      }),
      worksFor: { '@id': `${new URL('/', siteUrl).href}#organization` },
    }
  )
}
