#!/usr/bin/env bash
# Puts what the build of a pull request has written into result/; without it, the comment says so.
set -euo pipefail
for name in report preview; do
  gh run download "$RUN_ID" --repo "$GITHUB_REPOSITORY" --name "$name" --dir "result/$name" || echo "There is no $name."
done
