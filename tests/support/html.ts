/** The text of a page as a person reads it: no scripts, no tags, entities opened, one blank between words. */
export function textOf(html: string): string {
  const body = html
    .replace(/^[\s\S]*<body/, '<body')
    .replace(/<!--[\s\S]*?-->|<script[\s\S]*?<\/script>/g, '')
  return open(body.replace(/<[^>]+>/g, ' '))
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/ ([.,!?:)])/g, '$1')
}

/** The value of a hidden field in the form that posts to a path ending so. */
export function hiddenField(html: string, actionEnd: string, name: string): string {
  const form = new RegExp(`action="[^"]*${actionEnd}[^"]*"[\\s\\S]*?</form>`).exec(html)?.[0] ?? ''
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? ''
}

function open(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
}
