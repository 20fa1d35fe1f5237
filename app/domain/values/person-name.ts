export function fullName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`.trim()
}

/** Name in a mail's salutation. */
export function greetedName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return firstName || lastName
}
