import type { Launch } from '../../../contract/api/admin-launch.ts'
import type { Content } from '../../../contract/content/content.ts'
import { isReserved } from '../../../contract/content/placeholders.ts'
import { isGeneratedPasswordUsed } from '../../auth/ensure-administrator.ts'
import type { BackupSchedule } from '../../backup/schedule.ts'
import type { Database } from '../../db/database.ts'
import { hasPublicHost } from '../../runtime/public-host.ts'

export type LaunchDeps = {
  database: Database
  config: { siteUrl: string; smtpUrl: string | undefined; emailJs: object | undefined }
  backups: Pick<BackupSchedule, 'inspect'>
  getContent: () => Content
}

/** What of the content and of the server is ready for visitors, and what is not. */
export async function readLaunch({ database, config, backups, getContent }: LaunchDeps): Promise<Launch> {
  const mailHost = config.smtpUrl && new URL(config.smtpUrl).hostname
  const { restored } = await backups.inspect()
  return {
    content: getContent().toReplace,
    server: [
      { check: 'address', isDone: hasPublicHost(config.siteUrl) },
      { check: 'mail', isDone: config.emailJs !== undefined || (mailHost !== undefined && !isReserved(mailHost)) },
      { check: 'backup', isDone: restored !== undefined },
      { check: 'password', isDone: !(await isGeneratedPasswordUsed(database)) },
    ],
  }
}
