/** The manifest is for who keeps the site, not for who reads it: as a link of the head its request would delay the fonts. */
addEventListener('load', () => {
  setTimeout(() => {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
    )
  }, 2000)
})
