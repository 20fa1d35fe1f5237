import { darkShades, lightShades, type Shades } from '~/domain/letterhead/accent'

export function accentStyles(color: string): string {
  const light = root(lightShades(color))
  return `@layer tokens{${light}@media (prefers-color-scheme:dark){${root(darkShades(color))}}}`
}

function root({ accent, deep, soft, onAccent }: Shades): string {
  return `:root{--accent:#${accent};--accent-deep:#${deep};--accent-soft:#${soft};--on-accent:#${onAccent}}`
}
