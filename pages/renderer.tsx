import { renderToStaticMarkup } from 'react-dom/server'
import type { CreateRenderer } from '../contract/renderer.ts'
import { PageContextProvider } from '../site/shared/use-content.tsx'
import { listFiles } from './list-files.ts'
import { listPages } from './list-pages.ts'
import { Page } from './Page.tsx'

/** The one way to the site's pages and files; see `contract/renderer.ts`. */
export const createRenderer: CreateRenderer = (setup) => ({
  render: (address, content, state = {}) => {
    const page = (
      <PageContextProvider
        value={{ ...setup, content, locale: 'locale' in address ? address.locale : 'fr', isPreview: state.isPreview }}
      >
        <Page address={address} state={state} />
      </PageContextProvider>
    )
    return `<!DOCTYPE html>${renderToStaticMarkup(page)}`
  },
  listPages,
  listFiles: (content) => listFiles(content, setup),
})
