export type { Content } from '../../content/all.ts'
