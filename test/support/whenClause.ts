/** The values of the context keys that are set. */
export type Context = Readonly<Record<string, string | boolean>>;

/** Evaluates a when clause as VS Code does: `||` binds least, then `&&`; no parentheses. @throws Error for other syntax */
export function isTrue(when: string, context: Context): boolean {
  return when.split(' || ').some((all) => all.split(' && ').every((term) => isTermTrue(term.trim(), context)));
}

function isTermTrue(term: string, context: Context): boolean {
  const [, matched = '', pattern = ''] = /^([\w.]+) =~ \/(.*)\/i?$/.exec(term) ?? [];
  if (matched !== '') return new RegExp(pattern).test(String(context[matched] ?? ''));
  const [, compared = '', value = ''] = /^([\w.]+) == '?([\w.-]+)'?$/.exec(term) ?? [];
  if (compared !== '') return String(context[compared] ?? '') === value;
  const [, negation = '', key = ''] = /^(!?)([\w.]+)$/.exec(term) ?? [];
  if (key === '') throw new Error(`Not understood: ${term}`);
  return negation === '!' ? !isSet(context[key]) : isSet(context[key]);
}

function isSet(value: string | boolean | undefined): boolean {
  return value !== undefined && value !== '' && value !== false && value !== 'false';
}
