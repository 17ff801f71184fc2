import { expect, test } from 'vitest'
import { sourceOfVisit } from './source-of-visit.ts'

test.for<[before: string, marks: Parameters<typeof sourceOfVisit>[1], source: string]>([
  ['www.google.com', {}, 'google'],
  ['google', {}, 'google'],
  ['gemini.google.com', {}, 'gemini'],
  ['com.linkedin.android', {}, 'linkedin'],
  ['www.example.com', {}, 'other'],
  ['notgoogle.example', {}, 'other'],
  ['', {}, 'direct'],
  ['', { utm_source: 'chatgpt.com' }, 'chatgpt'],
  ['', { utm_source: 'LinkedIn', utm_medium: 'social' }, 'linkedin'],
  ['www.google.com', { utm_source: 'newsletter' }, 'google'],
  ['www.google.com', { utm_source: 'linkedin' }, 'linkedin'],
  ['mail.example.com', { utm_source: 'newsletter' }, 'campaign'],
  ['www.xing.com', { utm_campaign: 'herbst' }, 'xing'],
  ['mail.example.com', { utm_medium: 'email' }, 'campaign'],
  ['', { utm_source: '', utm_medium: null }, 'direct'],
])('a visit from %j with %j came from %s', ([before, marks, source]) => {
  expect(sourceOfVisit(before, marks)).toBe(source)
})
