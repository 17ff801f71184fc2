/**
 * What prevents the work until a person changes something: trying again, as a service does by itself, would not help.
 * Its message is a line for each thing that is wrong, with the remedy.
 */
export class LastingError extends Error {}
