export class CookieJar {
  private readonly cookies = new Map<string, Map<string, string>>()

  async ask(url: string, fields?: Record<string, string>): Promise<Response> {
    const headers: Record<string, string> = { Cookie: this.header(url), 'Sec-Fetch-Site': 'same-origin' }
    const answer = await fetch(url, {
      redirect: 'manual',
      headers,
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    this.keep(url, answer)
    return answer
  }

  value(url: string, name: string): string | undefined {
    return this.cookies.get(new URL(url).host)?.get(name)
  }

  /** Sets a cookie by hand, as someone at the same keyboard could. */
  plant(url: string, name: string, value: string): void {
    const host = new URL(url).host
    this.cookies.set(host, new Map([...(this.cookies.get(host) ?? []), [name, value]]))
  }

  private header(url: string): string {
    const own = this.cookies.get(new URL(url).host) ?? new Map<string, string>()
    return [...own].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  private keep(url: string, answer: Response): void {
    const host = new URL(url).host
    const own = this.cookies.get(host) ?? new Map<string, string>()
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) own.delete(name)
      else own.set(name, value)
    }
    this.cookies.set(host, own)
  }
}

/**
 * Signs in at the provider from its authorisation URL, consents to everything, and stops at our URL that the
 * provider redirects to.
 */
export async function signInAtProvider(jar: CookieJar, from: string, login: string): Promise<string> {
  let url = from
  for (let step = 0; step < 12; step++) {
    const answer = await jar.ask(url)
    const next = answer.headers.get('location')
    if (next) {
      const target = new URL(next, url).href
      if (new URL(target).origin !== new URL(from).origin) return target
      url = target
      continue
    }
    const html = await answer.text()
    const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1]
    const prompt = /name="prompt" value="([^"]+)"/.exec(html)?.[1]
    if (!action || !prompt) throw new Error(`The provider answered ${answer.status}: ${html.slice(0, 300)}`)
    const sent = await jar.ask(new URL(action, url).href, { prompt, login, password: 'any' })
    url = new URL(sent.headers.get('location') ?? '', url).href
  }
  throw new Error('The provider never sent the browser back.')
}
