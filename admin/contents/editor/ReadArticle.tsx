import type { OpenedFile } from '../../../contract/api/admin-contents.ts'
import { splitArticle } from '../../../contract/content/article-file.ts'
import { readDocument } from '../../../contract/content/article-text/read-document.ts'
import { folderOf } from '../../../contract/content/content-paths.ts'
import { defaultLocale, frenchNames } from '../../../contract/locales.ts'
import { readHead } from './head-values.ts'
import { toViewAddress } from './PictureList.tsx'
import { TextEditor } from './TextEditor.tsx'

/** An article to be read: one that is gone, or the same in another language. As it looks, or where the editor cannot show it, as it is written. */
export function ReadArticle({ file: { entry, text } }: { file: OpenedFile }) {
  const locale = entry.locale ?? defaultLocale
  const { body } = splitArticle(text)
  const folder = folderOf(entry.path)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="card other-article" aria-label={frenchNames[locale]} tabIndex={0}>
      <h2 className="editor-title" lang={locale}>
        {readHead(text)?.title[0]}
      </h2>
      {'type' in readDocument(body) ? (
        <TextEditor
          key={entry.path}
          body={body}
          locale={locale}
          complaints={[]}
          toAddress={(name) => toViewAddress(folder + name)}
        />
      ) : (
        <pre lang={locale}>{body}</pre>
      )}
    </section>
  )
}
