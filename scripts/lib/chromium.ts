import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { run } from './run.ts'

/** The shell is the same engine without a window: it takes a quarter less of the processor. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

function onPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM']
  if (chosen) return existsSync(chosen) ? chosen : undefined
  const installed = chromium.executablePath()
  return NAMES.map(onPath).find((file) => file !== undefined) ?? (existsSync(installed) ? installed : undefined)
}

/** Finds Chromium, or installs it: with apt-get as root on Debian and Ubuntu, else with Playwright's own download. */
export async function ensureChromium(): Promise<string | undefined> {
  const found = findChromium()
  if (found) return found
  if (process.env['CHROMIUM']) return undefined
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium and a Chinese font with apt-get …')
    await run('apt-get', ['update', '-qq'], { quiet: true })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-noto-cjk'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  } else {
    console.log('Downloading Chromium with Playwright …')
    await run('pnpm', ['exec', 'playwright-core', 'install', 'chromium'])
  }
  return findChromium()
}
