import { Box, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** The page of somebody who is not signed in yet. */
export function Frame({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}) {
  return (
    <main className="lost">
      <Box className="entry">
        <Text fw={800} mb="sm">
          Aisle
        </Text>
        <Paper withBorder p="xl">
          <Stack>
            <Title order={1} size="h3">
              {title}
            </Title>
            {hint ? <Text size="sm">{hint}</Text> : null}
            {children}
          </Stack>
        </Paper>
      </Box>
    </main>
  );
}

/** What stands behind "#" in the address: it is sent to no server by itself. */
export function codeOfAddress(): string {
  return location.hash.slice(1);
}
