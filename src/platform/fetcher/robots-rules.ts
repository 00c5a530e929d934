type Rule = { allow: boolean; pattern: string };

/** The groups of one robots.txt: rules by product token in lower case; `*` holds those of the group for everybody else. */
export type RobotsRules = {
  groups: ReadonlyMap<string, readonly Rule[]>;
  /** Addresses of sitemaps, as the site names them. */
  sitemaps: readonly string[];
  /** How long to wait between requests in milliseconds, by product token. */
  delays: ReadonlyMap<string, number>;
};

/** Bytes beyond this are ignored (RFC 9309 §2.5: at least 500 KiB must be read). */
export const robotsSizeLimit = 500 * 1024;

const mostSitemaps = 100;
const longestDelayS = 30;

const agentKeys = new Set(['user-agent', 'useragent', 'user agent']);
const disallowKeys = new Set(['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw']);

function keyAndValue(line: string): [string, string] | undefined {
  const text = line.replace(/#.*$/su, '').trim();
  const colon = text.indexOf(':');
  if (colon > 0) return [text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1).trim()];
  // A forgotten colon is understood when nothing else can be meant.
  const words = text.split(/[ \t]+/u);
  return words.length === 2 ? [words[0]!.toLowerCase(), words[1]!] : undefined;
}

function upperCaseOctets(text: string): string {
  return text.replace(/%[0-9a-f]{2}/giu, (octet) => octet.toUpperCase());
}

/** Percent-encodes what is not ASCII, so that equal octets are equal strings. */
function normalPattern(pattern: string): string {
  let result = '';
  for (const char of pattern) result += char < '\u0080' ? char : encodeURIComponent(char.toWellFormed());
  return upperCaseOctets(result);
}

/** Path and query of an encoded address; `/` when it has none. */
function pathOf(url: string): string {
  const path = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*([^#]*)/iu.exec(url)?.[1] ?? '';
  return upperCaseOctets(path.startsWith('/') ? path : `/${path}`);
}

function agentToken(value: string): string {
  if (/^\*(?:\s|$)/u.test(value)) return '*';
  return (/^[a-z_-]*/iu.exec(value)?.[0] ?? '').toLowerCase();
}

/** Reads a robots.txt (RFC 9309 §2.2): groups of the same agent are one, unknown lines are skipped, anything is accepted. */
export function parseRobots(text: string): RobotsRules {
  const groups = new Map<string, Rule[]>();
  const delays = new Map<string, number>();
  const sitemaps: string[] = [];
  let agents: string[] = [];
  let isInRules = true;
  for (const line of text.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n/u)) {
    const pair = keyAndValue(line);
    if (!pair) continue;
    const [key, value] = pair;
    if (agentKeys.has(key)) {
      if (isInRules) agents = [];
      isInRules = false;
      const agent = agentToken(value);
      agents.push(agent);
      if (!groups.has(agent)) groups.set(agent, []);
    } else if (key === 'sitemap') {
      if (value !== '' && sitemaps.length < mostSitemaps) sitemaps.push(value);
    } else if (key === 'crawl-delay') {
      const seconds = Number(value);
      if (seconds > 0)
        for (const agent of agents) delays.set(agent, Math.min(seconds, longestDelayS) * 1_000);
    } else if (key === 'allow' || disallowKeys.has(key)) {
      isInRules = true;
      if (value === '') continue;
      const rule = { allow: key === 'allow', pattern: normalPattern(value) };
      for (const agent of agents) groups.get(agent)!.push(rule);
    }
  }
  return { groups, sitemaps, delays };
}

/** How long `agent` is asked to wait between requests in milliseconds; 0 when the site asks for nothing. */
export function robotsDelayMs(rules: RobotsRules, agent: string): number {
  return rules.delays.get(agent.toLowerCase()) ?? rules.delays.get('*') ?? 0;
}

/**
 * Whether a path begins with a pattern, in which `*` stands for anything and a final `$` for the end (RFC 9309 §2.2.3).
 *
 * Returns to the last `*` only, so the work is at most path × pattern steps, whatever the pattern.
 */
export function robotsPatternMatches(pattern: string, path: string): boolean {
  const isAnchored = pattern.endsWith('$');
  const glob = isAnchored ? pattern.slice(0, -1) : `${pattern}*`;
  let p = 0;
  let star = -1;
  let resumeAt = 0;
  for (let i = 0; i < path.length; ) {
    if (glob[p] === '*') {
      star = p++;
      resumeAt = i;
      if (p === glob.length) return true;
    } else if (p < glob.length && glob[p] === path[i]) {
      p++;
      i++;
    } else if (star >= 0) {
      p = star + 1;
      i = ++resumeAt;
    } else return false;
  }
  while (glob[p] === '*') p++;
  return p === glob.length;
}

function matchLength(rule: Rule, path: string): number {
  if (robotsPatternMatches(rule.pattern, path)) return rule.pattern.length;
  const directory = rule.allow ? /^(.*\/)index\.html?$/u.exec(rule.pattern)?.[1] : undefined;
  return directory !== undefined && robotsPatternMatches(`${directory}$`, path) ? directory.length + 1 : 0;
}

/**
 * Whether the longest matching rule lets `agent` (a product token) read the page; a tie, and no rule at all, allow
 * (RFC 9309 §2.2.2). `url` is percent-encoded, as `URL.href` is.
 */
export function robotsAllow(rules: RobotsRules, agent: string, url: string): boolean {
  const path = pathOf(url);
  const group = rules.groups.get(agent.toLowerCase()) ?? rules.groups.get('*') ?? [];
  let allowed = 0;
  let disallowed = 0;
  for (const rule of group) {
    const length = matchLength(rule, path);
    if (rule.allow) allowed = Math.max(allowed, length);
    else disallowed = Math.max(disallowed, length);
  }
  return disallowed <= allowed;
}
