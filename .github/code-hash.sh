#!/usr/bin/env bash
# Names the state of everything in this commit but the content that authors write.
set -euo pipefail
cd "$(dirname "$0")/.."
{
  git ls-files --stage -- . ':!content'
  git ls-files --stage -- content/README.md content/REFERENZ.md content/OHNE-TERMINAL.md
} | sha256sum | cut -d ' ' -f 1
