import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { testKey } from '../../tests/support/backups.ts'
import { root } from '../root.ts'
import { toDevSettings } from './dev-settings.ts'

test('development touches nothing of a service whose settings the shell holds: not its data, its backups, its secret, its mail', () => {
  const service = {
    SITE_URL: 'https://www.example.org',
    DATA_DIR: '/srv/data',
    SITE_DIR: '/srv/site',
    DATABASE_URL: 'postgres://a:b@host/name',
    SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtp://mail.example.org',
    BACKUP_DIR: '/srv/backups',
    BACKUP_KEY: testKey,
    OWNER_EMAIL: 'anna@example.org',
    TRUST_PROXY: '1',
  }
  const own = { DATA_DIR: join(root, 'data/dev'), PORT: '4000' }
  expect(readConfig(toDevSettings({ ...service, PORT: '4000' }))).toEqual(readConfig(own))
})
