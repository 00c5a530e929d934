/** How the European Union is written short in one language or another. */
export const unionInitials: readonly string[] = ['eu', 'ue', 'ес', 'ab'];
