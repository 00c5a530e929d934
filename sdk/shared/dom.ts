type Child = Node | string | null | undefined | false;
type Properties = Record<string, unknown>;

const svgSpace = 'http://www.w3.org/2000/svg';

/**
 * Makes an element: `on…` properties are listeners, `class` and attributes are set as such, other names of the element's
 * properties are assigned. Text becomes text nodes, never markup.
 */
export function h<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  properties: Properties = {},
  ...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value as EventListener);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(
    ...children.flat().filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

/** A picture out of one path in a box of 24 by 24. */
export function icon(path: string): SVGElement {
  const svg = document.createElementNS(svgSpace, 'svg');
  for (const [name, value] of Object.entries({
    viewBox: '0 0 24 24',
    'aria-hidden': 'true',
    focusable: 'false',
  }))
    svg.setAttribute(name, value);
  const drawn = document.createElementNS(svgSpace, 'path');
  drawn.setAttribute('d', path);
  svg.append(drawn);
  return svg;
}

/** A button with a name and, if given, a picture in the name's place. */
export function button(name: string, onclick: () => void, properties: Properties & { icon?: string } = {}) {
  const { icon: path, ...rest } = properties;
  const label = path === undefined ? {} : { 'aria-label': name, title: name };
  return h('button', { type: 'button', ...label, ...rest, onclick }, path === undefined ? name : icon(path));
}
