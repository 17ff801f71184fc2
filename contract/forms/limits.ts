/** Longest accepted value of each input, in UTF-16 code units (docs/requirements.md 7.4; the address: RFC 5321, 4.5.3.1.3). */
export const limits = {
  email: 254,
  name: 120,
  messageMin: 10,
  messageMax: 5000,
  howFound: 200,
  userAgent: 512,
  attribution: 200,
  /** How a visit came here: a path, a source and three marks. */
  via: 300,
  /** Bytes of a whole request body: the longest message in the widest script is 45,000 in a plain form. */
  body: 48 * 1024,
  /** Fields of a plain form; ours have ten at most. */
  formFields: 50,
} as const
