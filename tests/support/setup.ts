import { payLittle } from './cheap-passwords.ts'

payLittle()
