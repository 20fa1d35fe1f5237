/** How long an amount has been due, in days. */
export const AGES = ['notDue', 'to30', 'to60', 'to90', 'older'] as const
export type Age = (typeof AGES)[number]
