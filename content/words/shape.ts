import type { FieldErrorCode, KeptReason, RequestErrorCode } from '../../contract/api/errors.ts'

/** A notice of a form: bold title, one sentence. */
export type NoticeWords = { title: string; text: string }

/** Words of every mail to a visitor. `why` says why it came; `erase` is the link that follows. */
export type VisitorMailWords = {
  subject: string
  preview: string
  heading: string
  intro: string
  signature: string
  why: string
  erase: string
}

/** The same with a button, and what stands before the same address to copy. */
export type VisitorLinkMailWords = VisitorMailWords & { button: string; afterButton: string }

/** Every short string of the product. One object per language has this shape, or the build stops. */
export type Words = {
  site: {
    skipToContent: string
    mainNavigation: string
    openMenu: string
    closeMenu: string
    /** Accessible name of the language switcher. */
    language: string
    /** Names of the languages, each in itself. */
    languageNames: { fr: string; en: string; de: string }
    contactButton: string
    /** Said after a link that leaves the site or opens a new tab (visually hidden). */
    newTab: string
    /** Said after a link to a page in French, on the English and German site. */
    inFrench: string
    homeLink: string
    navigation: {
      home: string
      about: string
      offers: string
      blog: string
      contents: string
      services: string
      contact: string
    }
    footer: {
      description: string
      siteHeading: string
      takeAwayHeading: string
      legalHeading: string
      checklist: string
      newsletter: string
      booking: string
      social: string
      video: string
      email: string
      legalNotice: string
      privacy: string
      terms: string
      cookies: string
      madeBy: string
    }
  }
  checklistForm: {
    /** Accessible name of the form. */
    label: string
    email: string
    emailHint: string
    submit: string
    sending: string
    reassurance: string
    /** The sentence of consent, kept with each sign-up; see `consentSentences`. `{privacy}` becomes the link. */
    consent: string
    privacyLink: string
    /** Label of the honeypot, read only where styles are missing. */
    honeypot: string
    /** `{suggestion}` becomes a button that takes the address over. */
    typoHint: string
    errorSummary: string
    close: string
    errors: { email: Record<FieldErrorCode, string> }
    sent: NoticeWords
    /** `{message}` is one of `unsent`. */
    notSent: NoticeWords
    /** Stored, and nothing failed for good: `{message}` is one of `unsent`. */
    kept: NoticeWords
    quarantined: NoticeWords
    general: NoticeWords
    tooManyTries: NoticeWords
    wrongOrigin: NoticeWords
    /** After a failure: "write to me instead", followed by the mailto link. */
    writeInstead: string
    unsent: Record<KeptReason, string>
  }
  /** RFC 9457 titles and details of whole requests. */
  requestErrors: Record<RequestErrorCode, NoticeWords>
  /** After too many tries without JavaScript: the form is one step back. */
  goBack: string
  /** Pages that the server finishes. */
  buttonPages: {
    confirm: { title: string; text: string; button: string; note: string }
    /** `next` and `booking` propose a call: never before the click. */
    ready: { title: string; text: string; button: string; note: string; next: string; booking: string }
    expired: { title: string; text: string; button: string; renewed: NoticeWords }
    /** `data` asks for a mail with a link to everything kept of the person. */
    erase: {
      title: string
      text: string
      button: string
      data: string
      dataNote: string
      dataSent: NoticeWords
      note: string
    }
    /** The answer to the button of `erase`. */
    erased: { title: string; text: string; home: string }
    /** A whole link whose request is no longer there. */
    gone: { title: string; text: string; home: string }
    /** A link of which a part is missing; the owner's address follows `write`. */
    damaged: { title: string; text: string; write: string }
    /** The button gives the file named `file`. */
    data: { title: string; text: string; button: string; file: string; note: string }
    dataExpired: { title: string; text: string; button: string }
    fault: { title: string; text: string; home: string; write: string }
  }
  /** The e-mail with the checklist: before the click it holds no advertising. */
  checklistMail: VisitorLinkMailWords
  /** Tells the writer of a message that it is stored; `next` says how to add to it. */
  acknowledgement: VisitorMailWords & { next: string }
  /** The e-mail with the link to the file of the person's data. */
  dataMail: VisitorLinkMailWords
  pdf: { fileName: string }
}
