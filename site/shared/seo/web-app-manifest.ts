import type { Content } from '../../../contract/content/content.ts'
import { pathOf } from '../../../contract/routes.ts'
import { appIconPath, appIconSizes } from './app-icon-path.ts'

/** Names, colours and icons for a device that keeps the site beside its own programs (W3C, Web Application Manifest). */
export function toWebAppManifest({ settings, pages }: Content): string {
  const png = (size: (typeof appIconSizes)[number], purpose: 'any' | 'maskable') => ({
    src: appIconPath(size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    name: settings.brand,
    short_name: settings.brand,
    description: pages.home.fr.head.description,
    lang: 'fr',
    dir: 'ltr',
    id: '/',
    start_url: pathOf('home', 'fr'),
    scope: '/',
    // It is a site and stays one: with the browser's own buttons.
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...appIconSizes.map((size) => png(size, 'any')),
      png(512, 'maskable'),
    ],
  })
}
