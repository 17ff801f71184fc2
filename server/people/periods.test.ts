import { expect, test } from 'vitest'
import { retention } from '../../contract/privacy/periods.ts'
import { readConfig } from '../config.ts'

test('a backup stays, by the settings of the server, as long as the privacy page says', () => {
  const { every, keep } = readConfig({}).backup
  expect(retention.backupDays * 24).toBe(every * keep)
})
