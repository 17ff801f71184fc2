/**
 * Takes a fault of one file.
 * @param problem what is wrong, without a full stop
 * @param remedy what to do about it, without a full stop
 */
export type Complain = (line: number, problem: string, remedy: string) => void
