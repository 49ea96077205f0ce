import axe from 'axe-core';

interface StoryToCheck {
  globals: { theme?: string };
  parameters: { a11y?: { context?: unknown } };
}

/**
 * The contrast of a story in the other theme, as it stands after its play: colours are all that a theme changes, so that
 * nothing has to be rendered and played again.
 *
 * @throws Error with each place that is too faint in dark
 */
export async function checkDarkContrast({ globals, parameters }: StoryToCheck): Promise<void> {
  if (import.meta.env.VITE_CHECK_DARK !== 'true' || globals.theme !== 'light') return;
  const roots = [...document.querySelectorAll('[data-hc-theme="light"]')];
  for (const root of roots) root.setAttribute('data-hc-theme', 'dark');
  try {
    axe.reset();
    const { violations } = await axe.run(contextOf(parameters.a11y?.context), {
      runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
      resultTypes: ['violations'],
    });
    const places = violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target.join(' ')}\n${failureSummary}`),
    );
    if (places.length > 0) throw new Error(`In dark:\n${places.join('\n\n')}`);
  } finally {
    for (const root of roots) root.setAttribute('data-hc-theme', 'light');
  }
}

/** What the story leaves out in light is left out here as well. */
function contextOf(context: unknown): axe.ElementContext {
  const exclude = typeof context === 'object' && context !== null && 'exclude' in context ? context.exclude : [];
  return { include: [document.body], exclude: exclude as string[] };
}
