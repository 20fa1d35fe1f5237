// Everything that any library prints passes here, so a token cannot reach a log through a library's error message.
const SECRETS: [RegExp, string | ((...matched: string[]) => string)][] = [
  // A token may be interrupted by any character, even an escaped quote in JSON: only what looks like the
  // text after it is kept.
  [
    /(\/(?:rechnung|portal|mitarbeiter-portal|einladung|passwort)[/\\]+)((?:\\.|[^\s"\\])+)/gi,
    (_, way = '', rest = '') =>
      `${way}[link]${/^[^/]+?(?<words>(?:\/(?:[a-z-]{2,20}|[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d\.pdf))*)(?:[?#]|$)/.exec(rest)?.groups?.words ?? ''}`,
  ],
  [/\beyJ[\w-]{8,}(?:\\.|[^\s"\\])*/g, '[token]'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g, '[iban]'],
  [/((?:__(?:Host|Secure)-)?zahltag_(?:session|attempt|pass|device|asked)=)[^;\s"'\\]+/g, '$1[session]'],
  [/([?&](?:code|state|token)=)[^&\s"'\\]+/g, '$1[removed]'],
]

/** Escapes that are safe to decode: they neither break a log line nor its JSON. */
const SAFE_ESCAPE = /%(?:2[5def]|3[\da-f]|[46][\da-f]|[57][\da]|5[bdf]|7e)/gi

/** The text without links, tokens, IBANs, session cookies and the given secrets. */
export function redact(text: string, secrets: readonly string[] = []): string {
  if (!text.includes('%')) return withoutSecrets(text, secrets)
  // A word keeps its encoding unless it hides something secret.
  const words = text.replace(/(?:\\.|[^\s"\\])+/g, (word) => {
    const plain = decoded(word)
    const clean = plain === word ? word : withoutSecrets(plain, secrets)
    return clean === plain ? word : clean
  })
  return withoutSecrets(words, secrets)
}

/** Decodes repeatedly, as it may have been encoded more than once. */
function decoded(word: string): string {
  let plain = word
  for (let time = 0; time < 4; time += 1)
    plain = plain
      .replace(/%(?:25)+/g, '%')
      .replace(/%5c/gi, '/')
      .replace(SAFE_ESCAPE, (code) => decodeURIComponent(code))
  return plain
}

function withoutSecrets(text: string, secrets: readonly string[]): string {
  let clean = text
  for (const secret of secrets) clean = clean.replaceAll(secret, '[secret]')
  for (const [pattern, replacement] of SECRETS) clean = clean.replace(pattern, replacement as string)
  return clean
}
