export function enteredIn(form: HTMLFormElement): Partial<Record<string, string>> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
