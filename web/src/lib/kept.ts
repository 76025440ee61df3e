/** What this browser remembers: a few cookies, which are read at once (a slow phone waits for its other stores). */
const YEAR = 31_536_000

export function kept(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((one) => one.startsWith(`sillage-${name}=`))
    ?.split('=')[1]
}

export function keep(name: string, value: string): void {
  document.cookie = `sillage-${name}=${value}; path=/; max-age=${YEAR}; samesite=lax`
}
