export function fullName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`.trim()
}

export function greetedName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return firstName || lastName
}
