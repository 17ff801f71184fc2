import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      'heading-level': 'error',
      // React writes names as in its properties (hrefLang); names of attributes have no case in HTML.
      'attr-case': 'off',
      // Matters of taste, in which React has its own: required="", <img/>.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // The titles of indexed pages are measured below; that of an answered form says first what to do.
      'long-title': 'off',
      // A text field is what an input is without a type.
      'no-implicit-input-type': 'off',
    },
  }),
)

/** What a page has that HTML does not allow, with the place of each. */
export async function findMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}
