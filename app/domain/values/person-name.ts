export function fullName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`.trim()
}

/** What a mail greets by. */
export function greetedName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return firstName || lastName
}
