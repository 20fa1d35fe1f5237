import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import unpackBrowser, { browserLaunch } from './tests/support/browser'
async function main() { await unpackBrowser(); const b = await chromium.launch(browserLaunch())
 const [out, w, ...fs] = process.argv.slice(2); const p = await (await b.newContext({ viewport: { width: Number(w) * fs.length + 20, height: 900 } })).newPage()
 await p.setContent(`<body style="margin:0;background:#888;display:flex;gap:8px;align-items:flex-start">${fs.map((f) => `<img style="width:${Number(w) - 8}px" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join('')}`)
 await p.screenshot({ path: out!, fullPage: true }); await b.close() }
main()
