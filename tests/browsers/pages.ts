import { adminApi, adminScreens } from '../../contract/api/admin.ts'
import { blogPlaceOf, categoryPath } from '../../contract/blog-routes.ts'
import { locales, toPath } from '../../contract/locales.ts'
import { pageKeys, pageRoutes, routes } from '../../contract/routes.ts'
import { callAdmin, cookiesOf } from '../support/administrator.ts'

export type LookedAt = { name: string; path: string }

/** A page of every kind, by a name that can be part of a file's; what comes after `owner` is seen signed in. */
export async function listPages(url: string, ownerUrl: string): Promise<LookedAt[]> {
  const homes = locales.map((locale) => ({ name: `home-${locale}`, path: routes.home.paths[locale] }))
  const french = pageKeys.flatMap((name) => {
    const path = pageRoutes[name].paths.fr
    return name === 'home' || path === undefined ? [] : { name, path }
  })
  const articles = await Promise.all(
    locales.map(async (locale) => {
      const blog = routes.blog.paths[locale]
      const html = await (await fetch(url + blog)).text()
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path)
      return { name: `article-${locale}`, path: links.find((path) => blogPlaceOf(path)?.kind === 'article') ?? blog }
    }),
  )
  const entered = await fetch(ownerUrl, { redirect: 'manual' })
  const { rows } = await (await callAdmin({ url }, adminApi.enquiries, cookiesOf(entered))).json()
  const { dashboard, enquiries, signUps, people, contents, statistics, access } = adminScreens
  return [
    ...homes,
    ...french,
    ...articles,
    { name: 'category', path: categoryPath('seo-dach') },
    { name: '404', path: toPath('fr', '404') },
    { name: 'admin-sign-in', path: dashboard },
    { name: 'owner', path: new URL(ownerUrl).pathname },
    ...Object.entries({ enquiries, signUps, contents, statistics, access }).map(([name, path]) => ({
      name: `admin-${name}`,
      path,
    })),
    { name: 'admin-person', path: `${people}/${rows[0].personId}` },
  ]
}
