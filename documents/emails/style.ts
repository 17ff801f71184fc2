import type { CSSProperties } from 'react'

/** The site's colours on a white page; those of the dark theme stand in `mailStyleSheet`. */
const colours = {
  ink: '#141a3c',
  salt: '#ffffff',
  // A shade lighter than on the site: Chromium's forced dark theme, also in mail programs on Android, darkens
  // grounds brighter than 205 of 255 and makes every dark text white. The site's own mustard (203) would stay.
  mustard: '#ffce5c',
  thread: '#dc2f17',
  link: '#a61d08',
  muted: '#454b6e',
  hair: '#c9cbd6',
  mutedOnInk: '#c9cde6',
} as const

/** Fonts that are on the reader's machine or not: nothing is fetched. */
const display = "'Bricolage Grotesque','Arial Narrow',Arial,sans-serif"
const reading = "Georgia,'Times New Roman',serif"

/** The red line: 4 px, as everywhere on the site. */
export const line = `4px solid ${colours.thread}`

/** Styles that every mail program reads: the light theme, in the elements themselves. */
export const styles = {
  body: { margin: 0, padding: 0 },
  preview: { display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 },
  page: { backgroundColor: colours.salt, color: colours.ink },
  mustard: { backgroundColor: colours.mustard, color: colours.ink },
  content: {
    backgroundColor: colours.salt,
    color: colours.ink,
    // A long address that a visitor typed would make the whole mail wider than a phone.
    wordBreak: 'break-word',
    overflowWrap: 'anywhere',
  },
  ink: { backgroundColor: colours.ink, color: colours.salt },
  brand: { margin: 0, fontFamily: display, fontSize: 20, lineHeight: '24px', fontWeight: 800, color: colours.ink },
  heading: {
    margin: '44px 0 0',
    fontFamily: display,
    fontSize: 46,
    lineHeight: '47px',
    fontWeight: 800,
    letterSpacing: '-0.018em',
    color: colours.ink,
  },
  subheading: {
    margin: '32px 0 8px',
    fontFamily: display,
    fontSize: 22,
    lineHeight: '27px',
    fontWeight: 700,
    color: colours.ink,
  },
  text: { margin: '0 0 16px', fontFamily: reading, fontSize: 18, lineHeight: '28px', color: colours.ink },
  small: { margin: '0 0 8px', fontFamily: display, fontSize: 15, lineHeight: '23px', color: colours.muted },
  link: { color: colours.link, textDecoration: 'underline' },
  address: { color: colours.link, textDecoration: 'underline', wordBreak: 'break-all' },
  buttonRow: { padding: '24px 0 8px' },
  button: {
    display: 'inline-block',
    maxWidth: '100%',
    lineHeight: '100%',
    textDecoration: 'none',
    msoPaddingAlt: '0px',
    backgroundColor: colours.thread,
    color: colours.salt,
    borderRadius: 99,
    padding: '16px 28px',
    fontFamily: display,
    fontSize: 19,
    fontWeight: 700,
    textAlign: 'center',
  },
  buttonText: {
    display: 'inline-block',
    maxWidth: '100%',
    lineHeight: '120%',
    msoPaddingAlt: '0px',
    msoTextRaise: '12px',
  },
  hyphen: { color: colours.thread, fontFamily: display, fontWeight: 700 },
  facts: { margin: '8px 0 24px', borderBottom: `1px solid ${colours.hair}` },
  factLabel: {
    width: 96,
    padding: '10px 12px 10px 0',
    borderTop: `1px solid ${colours.hair}`,
    fontFamily: display,
    fontSize: 15,
    lineHeight: '24px',
    color: colours.muted,
  },
  factValue: {
    padding: '10px 0',
    borderTop: `1px solid ${colours.hair}`,
    fontFamily: display,
    fontSize: 17,
    lineHeight: '24px',
    fontWeight: 700,
    color: colours.ink,
  },
  quote: { margin: 0, padding: '0 0 0 16px', borderLeft: `2px solid ${colours.hair}` },
  copied: { marginTop: 24, paddingTop: 24, borderTop: `1px solid ${colours.hair}` },
  letter: { maxWidth: 680, backgroundColor: colours.salt, color: colours.ink },
  letterFoot: { backgroundColor: colours.salt, padding: '16px 24px 24px', borderTop: `1px solid ${colours.hair}` },
  footerText: { margin: '0 0 14px', fontFamily: display, fontSize: 15, lineHeight: '25px', color: colours.mutedOnInk },
  footerBrand: { color: colours.salt },
  footerLink: { color: colours.salt, textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties & { msoPaddingAlt?: string; msoTextRaise?: string }>

/** Dark theme and narrow screens, for the programs that read a style sheet. */
export const mailStyleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '.heading{text-wrap:balance}',
  '.text{text-wrap:pretty}',
  '@media (max-width:620px){',
  '.pad{padding-left:24px!important;padding-right:24px!important}',
  '.heading{font-size:38px!important;line-height:39px!important}',
  '.button{display:block!important;padding-left:16px!important;padding-right:16px!important;font-size:17px!important}',
  '}',
  '@media (prefers-color-scheme:dark){',
  '.page,.content{background-color:#0d1230!important;color:#f5f3ec!important}',
  '.mustard{background-color:#263066!important}',
  '.ink{background-color:#080c22!important}',
  '.text{color:#f5f3ec!important}',
  '.muted{color:#bfc4de!important}',
  '.link{color:#ff8a70!important}',
  '.hyphen{color:#ff5a3c!important}',
  '.line{border-color:#ff5a3c!important}',
  '.hair{border-color:#414a7d!important}',
  '}',
].join('')

/** Word, inside Outlook, takes Times for a stack whose first font is missing. */
export const outlookStyle =
  '<!--[if mso]><style>.display,.display a{font-family:Arial,sans-serif !important}</style><![endif]-->'

/** Word knows no padding of a link: hair spaces, stretched and raised, stand for it. */
const toHairSpaces = (style: string, spaces: string): string =>
  `<!--[if mso]><i style="mso-font-width:467%${style}" hidden>${spaces}</i><![endif]-->`

/** What stands around the words of a button for Word. */
export const forWord = {
  before: toHairSpaces(';mso-text-raise:24', '&#8202;&#8202;&#8202;'),
  after: toHairSpaces('', '&#8202;&#8202;&#8202;&#8203;'),
} as const
