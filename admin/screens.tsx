import { type ComponentType, lazy, type ReactNode } from 'react'
import type { AdminScreen } from '../contract/api/admin.ts'
import type { Icon } from '../site/shared/illustration/Icon.tsx'
import { DashboardScreen } from './dashboard/DashboardScreen.tsx'
import { LoadFailure } from './shared/parts.tsx'
import { commonTexts } from './shared/texts.ts'
import type { WaitingToday } from './shared/today.ts'

/** A screen whose script did not arrive. */
function ScreenFailure() {
  return (
    <div className="screen">
      <LoadFailure text={commonTexts.thrown.text} onRetry={() => location.reload()} />
    </div>
  )
}

/** What a screen may need of the app around it. */
type ScreenProps = {
  /** What its address names below that of the screen. */
  rest: string
  query: URLSearchParams
  today: WaitingToday
  onPasswordChanged: () => void
}

type Screen = { icon: Parameters<typeof Icon>[0]['name']; draw: (props: ScreenProps) => ReactNode }

/** A screen that is loaded when it is first asked for. */
const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => ScreenFailure) }))

const Enquiries = later(async () => (await import('./enquiries/EnquiriesScreen.tsx')).EnquiriesScreen)
const SignUps = later(async () => (await import('./sign-ups/SignUpsScreen.tsx')).SignUpsScreen)
const Person = later(async () => (await import('./people/PersonScreen.tsx')).PersonScreen)
const Statistics = later(async () => (await import('./statistics/StatisticsScreen.tsx')).StatisticsScreen)
const Contents = later(async () => (await import('./contents/ContentsScreen.tsx')).ContentsScreen)
const Launch = later(async () => (await import('./launch/LaunchScreen.tsx')).LaunchScreen)
const Privacy = later(async () => (await import('./privacy/PrivacyScreen.tsx')).PrivacyScreen)
const Access = later(async () => (await import('./access/AccessScreen.tsx')).AccessScreen)

/** Every screen, in the order of the menu; a person's is reached from the others. Names: `screenNames`. */
export const screens: Record<AdminScreen, Screen> = {
  dashboard: { icon: 'home', draw: ({ today, query }) => <DashboardScreen today={today} query={query} /> },
  enquiries: { icon: 'mail', draw: ({ query }) => <Enquiries query={query} /> },
  signUps: { icon: 'download', draw: ({ query }) => <SignUps query={query} /> },
  people: { icon: 'people', draw: ({ rest }) => <Person key={rest} id={rest} /> },
  statistics: { icon: 'chart', draw: ({ query }) => <Statistics query={query} /> },
  contents: { icon: 'doc', draw: ({ rest, query }) => <Contents rest={rest} query={query} /> },
  launch: { icon: 'check', draw: () => <Launch /> },
  privacy: { icon: 'shield', draw: () => <Privacy /> },
  access: { icon: 'key', draw: (props) => <Access {...props} /> },
}
