import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import chromium from '@sparticuz/chromium'

/** The package's arguments are for a sandboxed cloud function, and disable what we want to test. */
const ARGUMENTS = ['--no-sandbox', '--headless=shell', '--disable-gpu', '--disable-software-rasterizer']

const FOLDER = resolve('node_modules/.cache/zahltag-browser')
const SYSTEM_FONTS = ['/usr/share/fonts', '/usr/local/share/fonts']

export function browserLaunch(): LaunchOptions {
  const installed = process.env.CHROMIUM_PATH
  if (installed) return { executablePath: installed, args: ARGUMENTS }
  const env: Record<string, string> = {}
  if (!hasSystemLibraries()) env.LD_LIBRARY_PATH = join(FOLDER, 'al2023', 'lib')
  if (!hasSystemFonts()) env.FONTCONFIG_PATH = FOLDER
  return {
    executablePath: join(FOLDER, 'chromium'),
    args: ARGUMENTS,
    env: { ...(process.env as Record<string, string>), ...env },
  }
}

/** Unpacks npm's browser, once. Renamed only when complete. */
export default async function unpackBrowser(): Promise<void> {
  if (process.env.CHROMIUM_PATH || existsSync(FOLDER)) return
  if (process.arch !== 'x64')
    throw new Error('npm brings a Chromium for x64 only. Name an installed one in CHROMIUM_PATH.')
  const unfinished = `${FOLDER}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  await unpackInto(unfinished)
  writeFileSync(join(unfinished, 'fonts.conf'), fontConfiguration(FOLDER))
  try {
    renameSync(unfinished, FOLDER)
  } catch (error) {
    // Another run was faster.
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(FOLDER)) throw error
  }
}

/** The package unpacks into TMPDIR, and adds Amazon Linux's libraries only if it believes to run there. */
async function unpackInto(folder: string): Promise<void> {
  const { TMPDIR, AWS_EXECUTION_ENV } = process.env
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' })
  try {
    await chromium.executablePath()
  } finally {
    restore({ TMPDIR, AWS_EXECUTION_ENV })
  }
}

function restore(variables: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
}

/** Whether the loader finds NSS. ldconfig is not in the PATH of ordinary Debian users. */
function hasSystemLibraries(): boolean {
  for (const command of ['ldconfig', '/sbin/ldconfig']) {
    try {
      return execFileSync(command, ['-p'], { encoding: 'utf8', stdio: 'pipe' }).includes('libnss3.so')
    } catch {
      // Not this one.
    }
  }
  return false
}

function hasSystemFonts(): boolean {
  if (!existsSync('/etc/fonts/fonts.conf')) return false
  return SYSTEM_FONTS.some((folder) => existsSync(folder) && readdirSync(folder).length > 0)
}

/** The package's own configuration only knows /tmp. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`
}
