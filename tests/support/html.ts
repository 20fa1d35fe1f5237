/** A page's visible text: no scripts or tags, entities decoded, white space collapsed. */
export function textOf(html: string): string {
  const body = html
    .replace(/^[\s\S]*<body/, '<body')
    .replace(/<!--[\s\S]*?-->|<script[\s\S]*?<\/script>|<wbr\/?>/g, '')
  return open(body.replace(/<[^>]+>/g, ' '))
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/ ([.,!?:)])/g, '$1')
}

/** Value of a hidden field in the form whose action ends so. */
export function hiddenField(html: string, actionEnd: string, name: string): string {
  const form = new RegExp(`action="[^"]*${actionEnd}[^"]*"[\\s\\S]*?</form>`).exec(html)?.[0] ?? ''
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? ''
}

function open(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
}

export function fieldsIn(html: string): Record<string, string> {
  const form = html.slice(html.lastIndexOf('<form'))
  const sent: Record<string, string> = {}
  for (const [tag] of form.matchAll(/<input\b[^>]*>/g)) {
    const name = attribute(tag, 'name')
    const isOff = /type="(radio|checkbox)"/.test(tag) && !/\bchecked=""/.test(tag)
    if (name && !isOff) sent[name] = attribute(tag, 'value')
  }
  for (const [, name = '', options = ''] of form.matchAll(
    /<select\b[^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs,
  ))
    sent[name] = attribute(/<option[^>]*selected=""[^>]*>/.exec(options)?.[0] ?? '', 'value')
  return sent
}

function attribute(tag: string, name: string): string {
  return textOf(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
}
