import { useEffect, useState } from 'react'
import { contentsApi, type OpenedFile } from '../../contract/api/admin-contents.ts'
import { frenchNames, type Locale } from '../../contract/locales.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { withQuery } from '../shared/client.ts'

/** The text of another file, to be read beside; undefined until it is there. */
export function useOtherText(path: string | undefined): string | undefined {
  const { client } = useAdmin()
  const [loaded, setLoaded] = useState<{ path: string; text: string }>()
  useEffect(() => {
    if (path === undefined) return
    const stop = new AbortController()
    void client.get<OpenedFile>(withQuery(contentsApi.file, { path }), stop.signal).then((result) => {
      if (result.kind === 'ok') setLoaded({ path, text: result.value.text })
    })
    return () => stop.abort()
  }, [client, path])
  return loaded?.path === path ? loaded?.text : undefined
}

/** An article in another language, as it is written. */
export function OtherArticle({ locale, text }: { locale: Locale; text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="card card--line other-article" aria-label={frenchNames[locale]} tabIndex={0}>
      <p lang={locale}>{text}</p>
    </section>
  )
}
