import { renderToStaticMarkup } from 'react-dom/server'
import type { CreateRenderer } from '../contract/renderer.ts'
import { listFiles } from './pages/list-files.ts'
import { listPages } from './pages/list-pages.ts'
import { Page } from './pages/Page.tsx'
import { StylesProvider } from './shared/styles/use-styles.tsx'
import { PageContextProvider } from './shared/use-content.tsx'

/** The one way to the site's pages and files; see `contract/renderer.ts`. */
export const createRenderer: CreateRenderer = (setup) => ({
  render: (address, content, state = {}) => {
    const page = (
      <PageContextProvider value={{ ...setup, content, isPreview: state.isPreview }}>
        <StylesProvider>
          <Page address={address} state={state} />
        </StylesProvider>
      </PageContextProvider>
    )
    return `<!DOCTYPE html>${renderToStaticMarkup(page)}`
  },
  listPages,
  listFiles: (content) => listFiles(content, setup),
})
