import type { Language } from '~db/schema'

const de = {
  usage: `Aufruf: npm run release -- [--to <Ordner>] [--language de|en]

Packt, was „npm run build“ gemacht hat, mit den nativen Modulen und den Paketen, auf denen es läuft, in ein Archiv, das weder
Compiler noch Netz braucht, und schreibt daneben seinen SHA-256 und die Liste seiner Teile (CycloneDX).
Es läuft auf diesem System, Prozessor und ABI von Node, die in seinem Namen stehen. Der Ordner heißt release, wenn keiner genannt ist.

Rückgabe: 0 gepackt; 1 misslungen; 64 unbekannte Angaben; 66 es gibt keinen Build.`,
  noBuild: 'Es gibt keinen Build. So entsteht er: npm run build',
  notMade: 'Es wurde kein Archiv gemacht.',
}

const en: typeof de = {
  usage: `Usage: npm run release -- [--to <folder>] [--language de|en]

Packs what "npm run build" made, with its native modules and the packages it runs on, into one archive that needs no
compiler and no network, and writes beside it the archive's SHA-256 and its list of parts (CycloneDX).
It runs on this system, processor and ABI of Node, which its name says. The folder is release where none is named.

Exit codes: 0 made; 1 failed; 64 unknown arguments; 66 there is no build.`,
  noBuild: 'There is no build. Make one with: npm run build',
  notMade: 'No release was made.',
}

export const WORDS: Record<Language, typeof de> = { de, en }
