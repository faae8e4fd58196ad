#!/usr/bin/env bash
# Prints IS_NEWER=true if the commit checked out may be deployed: what is live is that commit or one before it.
set -euo pipefail
cd "$(dirname "$0")/.."
if ! git fetch --quiet origin +refs/heads/live:refs/remotes/origin/live 2>/dev/null; then
  echo "Nothing is live yet." >&2
elif ! git merge-base --is-ancestor refs/remotes/origin/live HEAD; then
  echo "Not deployed: $(git rev-parse --short refs/remotes/origin/live) went live meanwhile, and $(git rev-parse --short HEAD) does not contain it." >&2
  echo "IS_NEWER=false"
  exit
fi
echo "IS_NEWER=true"
