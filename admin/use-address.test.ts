import { expect, test } from 'vitest'
import { toPlace } from './use-address.ts'

test('every screen has its address, and what stands below it belongs to it', () => {
  expect(toPlace('/admin')).toEqual({ screen: 'dashboard', rest: '' })
  expect(toPlace('/admin/demandes')).toEqual({ screen: 'enquiries', rest: '' })
  expect(toPlace('/admin/personnes/an-id')).toEqual({ screen: 'people', rest: 'an-id' })
  expect(toPlace('/admin/contenus/pages/home/fr.yaml')).toEqual({ screen: 'contents', rest: 'pages/home/fr.yaml' })
  for (const path of ['/', '/administration', '/admin/apercu', '/admin/demandeurs']) {
    expect(toPlace(path)).toBeUndefined()
  }
})
